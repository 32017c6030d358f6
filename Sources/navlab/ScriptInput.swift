/// The source of commands when nobody types them, and the format of their results.
struct ScriptInput {
  /// The path of a script or a transcript, or nil to take lines from standard input.
  var script: String?
  /// Whether results are written as JSON.
  var json = false
  /// Whether to continue after a line that fails.
  var keepsGoing = false
}
