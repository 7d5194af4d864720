/** A brand as the page shows it. Its colours and artwork come by `data-brand` on `<html>`. */
export interface BrandView {
  /** The brand's key, such as `city-index`. */
  readonly brand: string;
  /** Its name, as people say it. */
  readonly name: string;
}
