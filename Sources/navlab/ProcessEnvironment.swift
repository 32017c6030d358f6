import SceneText
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A namespace for facts about the current process.
enum ProcessEnvironment {
  /// Returns the environment variables of the process.
  ///
  /// - Returns: The names and values; if a name occurs twice, the first value counts.
  static func current() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let pair = String(cString: text)
      if let equals = pair.firstIndex(of: "=") {
        let name = String(pair[..<equals])
        variables[name] = variables[name] ?? String(pair[pair.index(after: equals)...])
      }
      entry += 1
    }
    return variables
  }

  /// Returns the path of the program's executable, with symbolic links resolved.
  ///
  /// - Returns: An absolute path, or the name of the call if the system does not report it.
  static func executablePath() -> String {
    let called = CommandLine.arguments.first ?? "navlab"
    guard let resolved = realpath(Self.imagePath() ?? called, nil) else { return called }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the command by which the user starts NavLab from a shell.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The way to start NavLab.
  static func invocation(_ environment: [String: String]) -> Invocation {
    Surroundings(environment: environment, folder: currentFolder()) { access($0, X_OK) == 0 }
      .invocation
  }

  /// Creates the output that shows messages to a user on standard error.
  ///
  /// - Parameter environment: The process's environment variables.
  /// - Returns: The output.
  static func messageOutput(_ environment: [String: String]) -> FittedOutput {
    let output = DescriptorOutput.standardError
    return FittedOutput(output) {
      let window = DisplayProfile(descriptor: output.descriptor, environment: environment)
      guard window.isTerminal else { return nil }
      return TextLayout(
        width: window.columns,
        signs: window.usesUnicode ? .unicode : .ascii
      )
    }
  }

  /// Returns a string that changes with each build of the program.
  ///
  /// - Returns: The size and the modification time of its file.
  static func programStamp() -> String {
    var status = stat()
    guard stat(executablePath(), &status) == 0 else { return "" }
    #if canImport(Glibc)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// Returns the path of the user's current folder.
  ///
  /// - Returns: An absolute path, or `.` if the folder no longer exists.
  static func currentFolder() -> String {
    guard let folder = getcwd(nil, 0) else { return "." }
    defer { free(folder) }
    return String(cString: folder)
  }
}
