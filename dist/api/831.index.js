export const id=831;export const ids=[831];export{modules}from"../cli/4831.index.js";
