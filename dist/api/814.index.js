export const id=814;export const ids=[814,234];export{modules}from"../cli/814.index.js";
