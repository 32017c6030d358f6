/// A kernel as Jupyter's `kernel.json` describes it.
struct KernelSpecification: Encodable, Hashable {
  /// What starts the kernel.
  var argv: [String]
  /// What is added to its environment.
  var env: [String: String]
  /// What a person chooses it by.
  var displayName = "NavLab"
  /// The language of its cells.
  var language = "nav"
  /// How it is interrupted.
  var interruptMode = "signal"
  /// What else is known of it.
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
