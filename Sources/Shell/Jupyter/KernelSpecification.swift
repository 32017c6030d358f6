/// The content of Jupyter's `kernel.json` for a kernel.
struct KernelSpecification: Encodable, Hashable {
  /// The command that starts the kernel.
  var argv: [String]
  /// The additions to its environment.
  var env: [String: String]
  /// The name by which users choose the kernel.
  var displayName = "NavLab"
  /// The language of its cells.
  var language = "nav"
  /// The way in which Jupyter interrupts it.
  var interruptMode = "signal"
  /// Other facts about the kernel.
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
