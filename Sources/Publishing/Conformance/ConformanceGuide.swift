/// The page, the script and the program that accompany the project.
enum ConformanceGuide {
  /// Returns the text of the page.
  ///
  /// - Parameter count: The number of behaviours.
  /// - Returns: The text, in Markdown.
  static func readme(count: Int) -> String {
    """
    # Measure SwiftUI for NavLab

    NavLab teaches SwiftUI navigation on Linux. It imitates SwiftUI's behaviour as documentation and developers' reports
    describe it. Nobody has compared NavLab with a device yet. If you have a Mac, you can help. The app in this folder
    shows \(count) small behaviours. Each behaviour has a UI test that describes what NavLab does. A failed test is a
    finding, not your mistake.

    You need Xcode 16 or newer with a simulator for iOS 17 or newer. The tests take about five minutes.

    ```sh
    sh measure                  # or: sh measure "iPhone 17"
    ```

    The script builds the app, runs the tests in a simulator, and writes `measurements.json`. The file contains the
    system's version and the name of the simulated device. For each behaviour, the file contains the result and the
    content of the screen. Check the file, and send it to NavLab's authors, who run:

    ```sh
    Scripts/merge-measurements measurements.json
    ```

    To look at one behaviour, open `Conformance.xcodeproj`. Add the launch argument `-behaviour NS-24` to the scheme
    and press Run. To run the same app in NavLab, use `navlab run Conformance.xcodeproj --argument -behaviour
    --argument NS-24`.

    Nobody has built this project with Xcode yet. If the build fails, send us Xcode's error messages.

    """
  }

  /// The script that builds the project, runs the tests and collects the results.
  static let measure = """
    #!/bin/sh
    # Runs the tests in a simulator and writes measurements.json. usage: sh measure [SIMULATOR]
    set -eu
    cd "$(dirname "$0")"
    device=${1:-iPhone 16}
    rm -rf Results.xcresult
    # A test that fails is a measurement like any other.
    xcodebuild test -project Conformance.xcodeproj -scheme Conformance \\
      -destination "platform=iOS Simulator,name=$device" -resultBundlePath Results.xcresult ||
      echo 'Some behaviours differ, or something went wrong; see above.' >&2
    xcrun xcresulttool get test-results tests --path Results.xcresult >results.json
    xcrun swift collect.swift results.json measurements.json

    """

  /// The source of the program that collects Xcode's reports in one file.
  static let collect = ##"""
    // Reads what `xcresulttool get test-results tests` prints and writes measurements.json.
    // usage: swift collect.swift RESULTS MEASUREMENTS
    import Foundation

    struct Report: Decodable {
      struct Device: Decodable {
        var deviceName: String
        var osVersion: String
        var platform: String?
      }

      struct Node: Decodable {
        var name: String
        var nodeType: String
        var result: String?
        var children: [Node]?

        /// Returns the messages of a kind in this node and its descendants.
        func messages(_ kind: String) -> [String] {
          (nodeType == kind ? [name] : []) + (children ?? []).flatMap { $0.messages(kind) }
        }
      }

      var devices: [Device]
      var testNodes: [Node]
    }

    struct Measurement: Encodable {
      var id: String
      var result: String
      var seen: String
    }

    struct Measurements: Encodable {
      var format = "navlab-measurements-1"
      var system: String
      var device: String
      var behaviours: [Measurement]
    }

    func fail(_ message: String) -> Never {
      FileHandle.standardError.write(Data("collect: \(message)\n".utf8))
      exit(2)
    }

    /// Returns the measurements in a node and its descendants. A suite is named after the behaviour that it measures.
    func measurements(in node: Report.Node) -> [Measurement] {
      let inner = (node.children ?? []).flatMap(measurements)
      guard node.nodeType == "Test Suite",
        let match = node.name.wholeMatch(of: #/([A-Z]{2})(\d{2})Tests/#)
      else { return inner }
      let results = (node.children ?? []).filter { $0.nodeType == "Test Case" }.map(\.result)
      let failures = node.messages("Failure Message")
      let result =
        if results.contains("Failed") {
          "differs"
        } else if !results.isEmpty, results.allSatisfy({ $0 == "Passed" }) {
          "agrees"
        } else {
          "skipped"
        }
      let id = "\(match.output.1)-\(match.output.2)"
      return inner + [Measurement(id: id, result: result, seen: failures.joined(separator: "; "))]
    }

    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let source = arguments.first, let target = arguments.last else {
      fail("usage: swift collect.swift RESULTS MEASUREMENTS")
    }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: source))
      let report = try JSONDecoder().decode(Report.self, from: data)
      guard let device = report.devices.first else { fail("\(source) names no device") }
      let found = report.testNodes.flatMap(measurements).sorted { $0.id < $1.id }
      guard !found.isEmpty else { fail("\(source) has no tests of behaviours") }
      let platform = (device.platform ?? "iOS").replacingOccurrences(of: " Simulator", with: "")
      let file = Measurements(
        system: "\(platform) \(device.osVersion)",
        device: device.deviceName,
        behaviours: found
      )
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let text = try encoder.encode(file) + Data("\n".utf8)
      try text.write(to: URL(fileURLWithPath: target), options: .atomic)
      let differing = found.count { $0.result == "differs" }
      print("\(target): \(found.count) behaviours on \(file.system), \(differing) differ")
    } catch {
      fail("\(source): \(error)")
    }

    """##
}
