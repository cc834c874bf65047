/** Members of every JVM object, and members that compilers generate for enums, records and data classes, separated by spaces. */
export const JVM_MEMBERS =
  "equals hashCode toString getClass clone finalize notify notifyAll wait name ordinal values valueOf compareTo";
