import Shell
import Terminal

/// The one place that looks at the process and its surroundings and hands out what the parts need.
struct Composition {
  /// Where the runtime and the course are.
  let installation: Installation
  /// What standard output can show.
  let display: DisplayProfile
  /// Where results go.
  let output: DescriptorOutput
  /// Where complaints go.
  let errors: DescriptorOutput

  /// Looks at the process.
  ///
  /// - Parameter options: What the command line says about looks.
  /// - Throws: `CommandFailure` when NavLab's own files cannot be found.
  init(display options: DisplayOptions) throws {
    let environment = ProcessEnvironment.current()
    installation = try Installation.locate(
      environment: environment,
      executable: ProcessEnvironment.executablePath()
    )
    output = .standardOutput
    errors = .standardError
    var profile = DisplayProfile(
      descriptor: output.descriptor,
      environment: environment,
      color: options.color
    )
    if options.ascii { profile.usesUnicode = false }
    if let width = options.width { profile.columns = width }
    display = profile
  }
}
