/** A login page that takes part in the comparison. */
export interface BenchPage {
  readonly name: PageName;
  /** What the report calls it. */
  readonly label: string;
  /** The folder that the server serves, with `index.html`. */
  readonly folder: string;
  /** Whether React renders the form, or takes it over. The other pages have nothing that comes later. */
  readonly isReact: boolean;
  /** Whether its documents are rendered ahead of time. Otherwise each is `index.html`. */
  readonly isStamped?: boolean;
  /** Whether it has the markup and the styles of these documents, and nothing else of ours. */
  readonly isDressed?: boolean;
}

export const PAGE_NAMES = ['static', 'dressed', 'preact', 'react', 'eager', 'stamped', 'unstamped'] as const;
export type PageName = (typeof PAGE_NAMES)[number];
