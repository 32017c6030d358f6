/// A kernel as Jupyter's `kernel.json` describes it.
struct KernelSpecification: Encodable, Hashable {
  /// The command that starts the kernel.
  var argv: [String]
  /// The additions to its environment.
  var env: [String: String]
  /// The name that a person chooses it by.
  var displayName = "NavLab"
  /// The language of its cells.
  var language = "nav"
  /// The way in which it is interrupted.
  var interruptMode = "signal"
  /// Further facts about it.
  var metadata = ["debugger": false]

  private enum CodingKeys: String, CodingKey {
    case argv
    case env
    case displayName = "display_name"
    case language
    case interruptMode = "interrupt_mode"
    case metadata
  }
}
