/** A brand as the page shows it. Colours and artwork follow from `data-brand` on `<html>`. */
export interface BrandView {
  /** The brand's key, such as `city-index`. */
  readonly brand: string;
  /** The name that visitors know. */
  readonly name: string;
}
