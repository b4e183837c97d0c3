/** A formula as MathML, in nothing but names and values that we know. */
export type MathNode = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  style: Readonly<Record<string, string>>;
  className: string;
  children: readonly (MathNode | string)[];
};
