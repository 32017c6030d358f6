import AppBuilder
import Shell
import Terminal

/// The one place that looks at the process and its surroundings and hands out what the parts need.
struct Composition {
  /// The process's environment variables.
  let environment: [String: String]
  /// Where the runtime and the course are.
  let installation: Installation
  /// What standard output can show.
  let display: DisplayProfile
  /// Whether the person has asked for a width.
  let hasFixedWidth: Bool
  /// Where results go.
  let output: DescriptorOutput
  /// Where complaints go.
  let errors: DescriptorOutput

  /// Looks at the process.
  ///
  /// - Parameter options: What the command line says about looks.
  /// - Throws: `CommandFailure` when NavLab's own files cannot be found.
  init(display options: DisplayOptions) throws {
    environment = ProcessEnvironment.current()
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
    hasFixedWidth = options.width != nil
  }

  /// Makes ready what compiles learners' files.
  ///
  /// - Returns: The workbench, for the folder that the person is in.
  /// - Throws: `CommandFailure` when a part, the toolchain or the cache is missing.
  func workbench() throws -> Workbench {
    try Workbench(
      installation: installation,
      folder: ProcessEnvironment.currentFolder(),
      environment: environment
    ) { errors.write($0 + "\n") }
  }

  /// Passes on what the compiler warns of.
  ///
  /// - Parameter warnings: The compiler's messages.
  func report(_ warnings: [Diagnostic]) {
    for warning in warnings {
      errors.write(warning.text + "\n")
    }
  }
}
