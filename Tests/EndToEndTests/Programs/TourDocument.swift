import Foundation

/// A document that shows how a person uses the program: sessions as they look in the terminal, and files.
///
/// A fence of the kind `console` holds what the terminal shows; `$ ./navlab` begins a session, and further
/// fences go on with it. A fence of another kind with a name behind it, such as `swift Shop.swift`,
/// holds the file of that name.
struct TourDocument {
  private(set) var files: [String: String] = [:]
  private var parts: [Part] = []

  /// The text of the terminal from the start of the program to its end.
  struct Session: Equatable {
    var arguments: [String]
    var lines: [String] = []

    /// The lines that the person types.
    var typed: [String] {
      lines.compactMap(TourDocument.typedText)
    }
  }

  private enum Part {
    case prose(String)
    /// The inside of a fence, with the arguments of the session where it begins one.
    case console(arguments: [String]?, lines: [String])
  }

  init(_ text: String) {
    var fence: (kind: String, name: String?)?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        fence = fence == nil ? (words.first ?? "", words.dropFirst().first) : nil
        parts.append(.prose(line))
        if fence?.kind == "console" { parts.append(.console(arguments: nil, lines: [])) }
      } else if let fence, fence.kind == "console" {
        take(line)
      } else {
        if let name = fence?.name { files[name, default: ""] += line + "\n" }
        parts.append(.prose(line))
      }
    }
  }

  /// The sessions, in their order.
  var sessions: [Session] {
    parts.reduce(into: []) { sessions, part in
      guard case .console(let arguments, let lines) = part else { return }
      if let arguments { sessions.append(Session(arguments: arguments)) }
      guard !sessions.isEmpty else { return }
      sessions[sessions.count - 1].lines += lines
    }
  }

  /// The document with other sessions in place of its own; each fence keeps what is typed in it.
  func text(with sessions: [Session]) -> String {
    var remaining = sessions[...]
    var lines: ArraySlice<String> = []
    return parts.map { part in
      switch part {
      case .prose(let line): return line
      case .console(let arguments, let old):
        var fence: [String] = []
        if let arguments {
          fence.append((["$ ./navlab"] + arguments).joined(separator: " "))
          lines = (remaining.popFirst()?.lines ?? [])[...]
        }
        var count = old.compactMap(Self.typedText).count
        while let line = lines.first {
          if Self.typedText(line) != nil {
            guard count > 0 else { break }
            count -= 1
          }
          fence.append(lines.removeFirst())
        }
        return fence.joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }

  private mutating func take(_ line: String) {
    guard case .console(let arguments, let lines) = parts.removeLast() else { return }
    if line.hasPrefix("$ ./navlab") {
      let words = line.split(separator: " ").dropFirst(2).map(String.init)
      parts.append(.console(arguments: words, lines: lines))
    } else {
      parts.append(.console(arguments: arguments, lines: lines + [line]))
    }
  }

  /// Returns the text behind the prompt, or nil in a line that NavLab has written.
  private static func typedText(_ line: String) -> String? {
    line.firstRange(of: " ❯ ").map { String(line[$0.upperBound...]) }
  }
}
