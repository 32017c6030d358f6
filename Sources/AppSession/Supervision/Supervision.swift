import CSupervision
import Foundation

/// The measures that prevent apps from inspecting or outliving the grading process.
package enum Supervision {
  /// Protects this process's memory and environment, adopts processes that apps leave behind, and returns whether both
  /// measures succeeded.
  ///
  /// Only Linux supports both. Elsewhere, and if the kernel refuses, only the sandbox remains.
  ///
  /// - Returns: Whether both succeeded.
  @discardableResult
  package static func begin() -> Bool {
    let isHidden = supervision_hide_memory() == 0
    return supervision_adopt_orphans() == 0 && isHidden
  }

  /// Ends all processes that apps have left behind, and returns their number.
  ///
  /// It ends all children of this process, so it must not be called while an app or a compiler runs.
  ///
  /// - Returns: The number of ended processes.
  @discardableResult
  package static func end() -> Int {
    var count = 0
    // Processes started by a killed process become children of this one.
    for _ in 0..<rounds {
      let children = children
      if children.isEmpty { break }
      for child in children {
        kill(child, SIGKILL)
        while waitpid(child, nil, 0) < 0, errno == EINTR {}
      }
      count += children.count
    }
    return count
  }

  /// The maximum number of rounds for ending processes, because they may start others faster than they are ended.
  private static let rounds = 100

  private static var children: [pid_t] {
    // Without such a folder, there are no orphans to adopt either.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { parent(of: $0) == getpid() }
  }

  /// Returns the parent of a process, or nil if the process has ended.
  private static func parent(of process: pid_t) -> pid_t? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // The name is in parentheses, and may itself contain some.
    let rest = String(decoding: data, as: UTF8.self).split(separator: ")").last ?? ""
    let fields = rest.split(separator: " ")
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }
}
