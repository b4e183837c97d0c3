/** The mark of the product, drawn into the corner of what is to be done. */
export function Trace() {
  return (
    <svg
      viewBox="0 0 190 150"
      fill="none"
      strokeLinecap="round"
      strokeWidth="8"
      aria-hidden="true"
      className="absolute -end-6.5 -top-8.5 -z-1 w-75 max-md:-end-13 max-md:-top-7.5 max-md:w-42.5 max-[22.4375rem]:hidden"
    >
      <path d="M0 82H116" className="stroke-mark opacity-95" />
      <path d="M120 82a38 38 0 1 0-13 29" className="stroke-current opacity-20" />
    </svg>
  );
}
