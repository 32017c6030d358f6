import Foundation

/// The time that a person waits for a line editor: NavLab's alone, the whole of NavLab, and other
/// programs, all measured in the same way.
struct EditorTimes {
  var laboratory: Laboratory

  /// A program that reads lines at a prompt.
  private struct Subject {
    var name: String
    var executable: URL
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// The end of its prompt.
    var prompt: String
    /// A command that answers in one line.
    var command: String
    /// Whether the targets hold for it.
    var isOurs = false
    /// The limit for a start, if it is ours.
    var start: Double?
  }

  /// Starts each program, presses keys and runs commands; one that is not installed is left out.
  func measure(starts: Int = 30, keys: Int = 1000, commands: Int = 300) throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-editor-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    let history = (0..<1000).map { "push .detail(id: \($0)) in a long line\n" }.joined()
    let file = folder.appending(path: "history")
    try history.write(to: file, atomically: true, encoding: .utf8)
    return try subjects(history: file).flatMap { subject in
      [
        Measurement(
          subject: "\(subject.name): start to prompt",
          sample: try startTimes(of: subject, runs: starts),
          target: subject.start.map { .median($0) }
        ),
        Measurement(
          subject: "\(subject.name): key to echo",
          sample: try keyTimes(of: subject, runs: keys),
          target: subject.isOurs ? .slowest(0.002) : nil
        ),
        Measurement(
          subject: "\(subject.name): command to next prompt",
          sample: try commandTimes(of: subject, runs: commands),
          target: subject.isOurs ? .slowest(0.005) : nil
        ),
      ]
    }
  }

  private func subjects(history: URL) -> [Subject] {
    let all = [
      Subject(
        name: "NavLab's editor alone",
        executable: laboratory.editor,
        arguments: ["edit", history.path],
        prompt: "probe> ",
        command: "select 1;",
        isOurs: true,
        start: 0.02
      ),
      Subject(
        name: "`navlab`, the tour",
        executable: laboratory.program,
        prompt: "❯",
        command: "path",
        isOurs: true,
        start: 0.05
      ),
      Subject(
        name: "`bash --norc`",
        executable: URL(filePath: "/bin/bash"),
        arguments: ["--norc", "--noprofile", "-i"],
        environment: ["PS1": "bench> "],
        prompt: "bench> ",
        command: "echo 1"
      ),
      Subject(
        name: "`sqlite3`",
        executable: URL(filePath: "/usr/bin/sqlite3"),
        prompt: "sqlite> ",
        command: "select 1;"
      ),
      Subject(
        name: "`python3 -I -S`",
        executable: URL(filePath: "/usr/bin/python3"),
        arguments: ["-I", "-S", "-q"],
        prompt: ">>> ",
        command: "print(1)"
      ),
    ]
    return all.filter { subject in
      let isThere = FileManager.default.isExecutableFile(atPath: subject.executable.path)
      if !isThere {
        let note = "\(subject.name) is left out: there is no \(subject.executable.path)\n"
        FileHandle.standardError.write(Data(note.utf8))
      }
      return isThere
    }
  }

  private func start(_ subject: Subject) throws -> TerminalChild {
    let child = try TerminalChild(
      subject.executable,
      arguments: subject.arguments,
      environment: subject.environment
    )
    try child.wait(for: subject.prompt)
    return child
  }

  private func startTimes(of subject: Subject, runs: Int) throws -> Sample {
    _ = try start(subject)
    let clock = ContinuousClock()
    return Sample(
      try (0..<runs).map { _ in
        // Kept until the clock has stopped: to end a program takes time as well.
        var child: TerminalChild?
        let duration = try clock.measure { child = try start(subject) }
        withExtendedLifetime(child) {}
        return duration / .seconds(1)
      }
    )
  }

  /// Types a line again and again, letter by letter, as it stands in the history, and clears it.
  private func keyTimes(of subject: Subject, runs: Int) throws -> Sample {
    let child = try start(subject)
    let clock = ContinuousClock()
    let line = Array("push .detail(id: 7) in a long")
    var seconds: [Double] = []
    while seconds.count < runs {
      for key in line {
        // What the last key has drawn after its echo, such as a hint, is done by then.
        child.drain(milliseconds: 3)
        seconds.append(
          try clock.measure {
            try child.type(String(key))
            try child.waitForAny()
          } / .seconds(1)
        )
      }
      try child.type("\u{15}")
      child.drain(milliseconds: 20)
    }
    return Sample(seconds)
  }

  private func commandTimes(of subject: Subject, runs: Int) throws -> Sample {
    let child = try start(subject)
    let clock = ContinuousClock()
    return Sample(
      try (0..<runs).map { _ in
        try child.type(subject.command)
        child.drain(milliseconds: 10)
        return try clock.measure {
          try child.type("\r")
          try child.wait(for: subject.prompt)
        } / .seconds(1)
      }
    )
  }
}
