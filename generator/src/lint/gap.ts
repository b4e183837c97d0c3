/** '__init__' is none. Where words stand without spaces, so does a gap. */
export const gap =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{N}_])_{2,}(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{N}_])/gu;
