export const id=937;export const ids=[937];export{modules}from"../cli/937.index.js";
