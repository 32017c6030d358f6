/// The content of Jupyter's `kernel.json` for a kernel.
struct KernelSpecification: Encodable, Hashable {
  /// The command that starts the kernel.
  var argv: [String]
  /// The environment variables that are added for the kernel.
  var env: [String: String]
  /// The name by which users choose the kernel.
  var displayName = "NavLab"
  /// The language of the kernel's cells.
  var language = "nav"
  /// The method by which Jupyter interrupts the kernel.
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
