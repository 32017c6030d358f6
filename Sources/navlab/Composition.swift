import AppBuilder
import SceneText
import Script
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The composition root, which inspects the process and creates all parts with their dependencies.
struct Composition {
  /// The environment variables of the process.
  let environment: [String: String]
  /// The locations of the runtime and the course.
  let installation: Installation
  /// The user's settings for all sessions.
  let settings: SettingsStore
  private let options: DisplayChoices
  /// The output for results.
  let output: DescriptorOutput
  /// The output for error messages.
  let errors: FittedOutput

  /// Creates a composition by inspecting the process.
  ///
  /// - Parameter options: The command line's options about appearance.
  /// - Throws: `CommandFailure` if NavLab's own files cannot be found.
  init(display options: DisplayChoices) throws {
    environment = ProcessEnvironment.current()
    installation = try Installation.locate(
      environment: environment,
      executable: ProcessEnvironment.executablePath()
    )
    output = .standardOutput
    errors = ProcessEnvironment.messageOutput(environment)
    // Output for a file must not depend on the computer.
    let isTerminal = isatty(output.descriptor) == 1
    let file =
      options.ignoresSettings || !isTerminal ? nil : SettingsFile.standard(environment: environment)
    settings = SettingsStore(file: file)
    self.options = options
  }

  /// The command by which the user starts NavLab from a shell.
  var invocation: Invocation { ProcessEnvironment.invocation(environment) }

  /// The current display profile of standard output, determined by command-line options and then by settings.
  var display: DisplayProfile {
    let chosen = settings.settings
    var profile = DisplayProfile(
      descriptor: output.descriptor,
      environment: environment,
      color: options.color ?? ColorChoice(rawValue: chosen[.color]) ?? .auto
    )
    if options.ascii || chosen[.ascii] == "on" { profile.usesUnicode = false }
    if chosen[.links] == "never" { profile.usesLinks = false }
    if let width = options.width ?? chosen.number(.width) { profile.columns = width }
    return profile
  }

  /// The user's files, which are accessed by the names that the user types.
  var files: UserFiles {
    UserFiles(folder: ProcessEnvironment.currentFolder(), home: environment["HOME"])
  }

  /// Writes messages about faults in the settings file.
  func reportSettings() {
    for complaint in settings.complaints {
      errors.write(complaint + "\n")
    }
  }

  /// Creates the environment in which learners' files are compiled.
  ///
  /// - Returns: The build environment for the user's current folder.
  /// - Throws: `CommandFailure` if a part, the toolchain or the cache is missing.
  func builds() throws -> BuildEnvironment {
    try BuildEnvironment(
      installation: installation,
      folder: ProcessEnvironment.currentFolder(),
      environment: environment
    ) { [errors] in errors.write($0 + "\n") }
  }

  /// Prints the prompt's help on a command or topic.
  ///
  /// - Parameter subject: The command or topic.
  func explain(_ subject: HelpLibrary.Subject) {
    canvas.draw(HelpText(layout: canvas.layout, library: .prompt).lines(for: subject))
  }

  /// Prints the compiler's warnings.
  ///
  /// - Parameter warnings: The compiler's messages.
  func report(_ warnings: [CompilerDiagnostic]) {
    for warning in warnings {
      errors.write(warning.text + "\n")
    }
  }
}
