import ArgumentParser
import Foundation
import Shell
import Terminal

/// `navlab dev strangers`: builds and uses folders of apps, and prints a table.
struct DevStrangers: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strangers",
    abstract: "Build and drive folders of apps, and print the results.",
    discussion: """
      Builds each folder as an app and launches it. Visits each tab, follows three links there and goes back, and \
      opens and closes two sheets. The exit code is 0 if all apps could be driven to the end.
      """
  )

  @Argument(help: "The folders of the apps.")
  var folders: [String]

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let visits = StrangerVisits(builds: try composition.builds()) {
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
