import ArgumentParser
import SceneText
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The report to the user and the calling program when a subcommand ends with an error.
struct ErrorReport {
  private let text: String
  private let isError: Bool
  private let code: Int32

  /// Finds the message and the exit code for an error.
  ///
  /// - Parameter error: What a subcommand or the argument parser threw.
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
        // Lines without an end, which are broken when the words in them are those of the person's shell.
        text = Navlab.fullMessage(for: error, columns: UsageText.unbroken)
        isError = false
        code = ExitStatus.success.rawValue
      case .validationFailure:
        text = "navlab: \(Navlab.message(for: error)); see 'navlab help'"
        isError = true
        code = ExitStatus.misuse.rawValue
      default:
        text = "navlab: a fault of NavLab's own: \(error)"
        isError = true
        code = ExitStatus.internalFault.rawValue
      }
    }
  }

  /// The words, without a line end at their end.
  var message: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }

  /// Prints the message and ends the process.
  func leave() -> Never {
    if !text.isEmpty {
      let output = isError ? DescriptorOutput.standardError : DescriptorOutput.standardOutput
      let environment = ProcessEnvironment.current()
      let spelled = ProcessEnvironment.invocation(environment)
        .spelled(text.hasSuffix("\n") ? text : text + "\n")
      let window = DisplayProfile(descriptor: output.descriptor, environment: environment)
      output.write(fitted(spelled, to: window))
    }
    exit(code)
  }

  /// Returns a text in which the program's own lines are broken between words to fit the window.
  ///
  /// Lines that begin with a place in a file stay whole, since editors read them.
  private func fitted(_ text: String, to window: DisplayProfile) -> String {
    let layout = TextLayout(width: window.columns, signs: window.usesUnicode ? .unicode : .ascii)
    guard isError else { return UsageText(text).broken(in: layout) }
    guard window.isTerminal else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      guard line.hasPrefix("navlab: "), DisplayWidth.columns(of: String(line)) > layout.width else {
        return [String(line)]
      }
      return layout.paragraph(String(line), indent: 2).map(\.plain)
    }.joined(separator: "\n")
  }
}
