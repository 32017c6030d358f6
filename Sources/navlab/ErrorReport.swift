import ArgumentParser
import SceneText
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a person and a calling program are told when a subcommand ends with an error.
struct ErrorReport {
  private let text: String
  private let isError: Bool
  private let code: Int32

  /// Finds the words and the exit code for an error.
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
        text = Navlab.fullMessage(for: error)
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

  /// Says what there is to say and ends the process.
  func leave() -> Never {
    if !text.isEmpty {
      let output = isError ? DescriptorOutput.standardError : DescriptorOutput.standardOutput
      let invocation = ProcessEnvironment.invocation(ProcessEnvironment.current())
      output.write(invocation.spelled(text.hasSuffix("\n") ? text : text + "\n"))
    }
    exit(code)
  }
}
