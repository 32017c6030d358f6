import ArgumentParser
import Foundation
import Shell
import Terminal

/// `navlab dev strangers`: builds and uses folders of apps, and prints a table.
struct DevStrangers: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strangers",
    abstract: "Build and drive folders of apps, and print what became of them.",
    discussion: """
      Each folder is built as an app and launched; every tab is visited, three links of each are followed and left, \
      and two sheets are opened and closed. The exit code says whether all apps could be driven to the end.
      """
  )

  @Argument(help: "The folders of the apps.")
  var folders: [String]

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let visits = StrangerVisits(workbench: try composition.workbench()) {
      var usage = rusage()
      #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      #else
      getrusage(RUSAGE_CHILDREN, &usage)
      #endif
      return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1_000_000
    }
    let found = folders.map { visits.visit($0) }
    composition.output.write(StrangerTable(found).text)
    guard found.allSatisfy(\.driven) else { throw CommandFailure(.fallsShort) }
  }
}
