export const id=720;export const ids=[720];export{modules}from"../cli/4339.index.js";
