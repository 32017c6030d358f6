/// The source of commands when no user types them, with the format of their results.
struct ScriptInput {
  /// The path of a script or transcript, or nil to read lines from standard input.
  var script: String?
  /// A Boolean value that indicates whether results are written as JSON.
  var json = false
  /// A Boolean value that indicates whether to continue after a line that fails.
  var keepsGoing = false
}
