import ArgumentParser
import SceneModel
import SceneText
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A report to the user and the calling program about a subcommand's error.
struct ErrorReport {
  private let text: String
  private let isError: Bool
  private let code: Int32

  /// Creates a report with the message and the exit code for an error.
  ///
  /// - Parameter error: The error of a subcommand or the argument parser.
  init(of error: any Error) {
    switch error {
    case let failure as CommandFailure:
      text = failure.message
      isError = true
      code = failure.status.rawValue
    case let exit as ExitCode:
      text = ""
      isError = true
      code = exit.rawValue
    default:
      let parserCode = Navlab.exitCode(for: error)
      switch parserCode {
      case .success:
        // These are unbroken lines, which are broken after adapting the commands in them to the
        // user's shell.
        text = Navlab.fullMessage(for: error, columns: UsageText.unbroken)
        isError = false
        code = ExitStatus.success.rawValue
      case .validationFailure:
        text = SignedLine.signed(
          "\(Navlab.message(for: error)); see 'navlab help\(Self.subject)'"
        )
        isError = true
        code = ExitStatus.misuse.rawValue
      default:
        text = SignedLine.signed("a fault in NavLab: \(error)")
        isError = true
        code = ExitStatus.internalFault.rawValue
      }
    }
  }

  /// The name of the called subcommand with a leading blank, or an empty string if there is none.
  private static var subject: String {
    let word = CommandLine.arguments.dropFirst().first ?? ""
    let names = Navlab.configuration.subcommands.map { $0._commandName }
    return names.contains(word) ? " \(word)" : ""
  }

  /// The message, without a final line break.
  var message: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }

  /// Prints the message, and a line if standard output could not be written, and ends the process.
  func leave() -> Never {
    if !text.isEmpty {
      let environment = ProcessEnvironment.current()
      let spelled = ProcessEnvironment.invocation(environment)
        .spelled(text.hasSuffix("\n") ? text : text + "\n")
      if isError {
        ProcessEnvironment.messageOutput(environment).write(spelled)
      } else {
        let output = DescriptorOutput.standardOutput
        let window = DisplayProfile(descriptor: output.descriptor, environment: environment)
        let layout = TextLayout(
          width: window.columns,
          signs: window.usesUnicode ? .unicode : .ascii
        )
        output.write(UsageText(spelled).broken(in: layout))
      }
    }
    guard let reason = LostOutput.reason else { exit(code) }
    ProcessEnvironment.messageOutput(ProcessEnvironment.current()).write(
      SignedLine.signed(
        "the standard output cannot be written: \(reason); check where it goes and the space on the disk\n"
      )
    )
    // A code that says more about the command is kept.
    exit(code == ExitStatus.success.rawValue ? ExitStatus.misuse.rawValue : code)
  }
}
