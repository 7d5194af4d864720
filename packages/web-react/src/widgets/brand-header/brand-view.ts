/** A brand as the page shows it. Colours follow from `data-brand` on `<html>`. */
export interface BrandView {
  /** The brand's key, such as `city-index`. */
  readonly brand: string;
  /** Where the artwork is: a folder, or empty if it is in the document. */
  readonly artwork: string;
  /** The name that visitors know. */
  readonly name: string;
}
