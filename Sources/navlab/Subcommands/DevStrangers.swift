import ArgumentParser
import Foundation
import Shell
import Terminal

/// The subcommand `navlab dev strangers`, which builds and uses the apps in folders and prints a table.
struct DevStrangers: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strangers",
    abstract: "Build and drive the app in each folder, and print the results.",
    discussion: """
      NavLab builds each folder as an app and launches it. It visits each tab, follows three links there and \
      goes back, and opens and closes two sheets. The exit code is 0 if all apps completed these steps.
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
