/** A login page that takes part in the comparison. */
export interface BenchPage {
  readonly name: PageName;
  /** What the report calls it. */
  readonly label: string;
  /** The folder that the server serves, with `index.html`. */
  readonly folder: string;
  /** Whether React renders the form, or takes it over. The other pages have nothing that comes later. */
  readonly isReact: boolean;
  /**
   * Its documents, where they are rendered ahead of time: stamped, or only the markup and styles of these with the script of
   * the static form. Without it, each document is `index.html`.
   */
  readonly documents?: 'stamped' | 'dressed';
}

export const PAGE_NAMES = ['static', 'dressed', 'preact', 'react', 'eager', 'stamped', 'unstamped'] as const;
export type PageName = (typeof PAGE_NAMES)[number];
