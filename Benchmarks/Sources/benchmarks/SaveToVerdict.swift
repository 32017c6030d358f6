import Foundation

/// A code exercise from the saved file to the verdict, beside the compiler alone on the same file.
struct SaveToVerdict {
  var laboratory: Laboratory

  /// Measures both in turn, each time with another comment in the file, so that nothing is known of it.
  func measure(runs: Int = 15) throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-save-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    let solution = laboratory.root.appending(path: "Exercises/02-one-array/Solution/App.swift")
    let text = try String(contentsOf: solution, encoding: .utf8)
    let file = folder.appending(path: "App.swift")
    var ours: [Double] = []
    var plain: [Double] = []
    for run in 0...runs {
      try (text + "// \(UUID().uuidString)\n").write(to: file, atomically: true, encoding: .utf8)
      let verdict = try MeasuredChild(laboratory.program.path, ["check", "2", file.path])
      let compiled = try MeasuredChild("/usr/bin/env", compiler(file, in: folder))
      guard verdict.status == 0, compiled.status == 0 else {
        throw Laboratory.Failure(
          description: "check ended with \(verdict.status), swiftc with \(compiled.status)"
        )
      }
      // The first one fills caches.
      guard run > 0 else { continue }
      ours.append(verdict.seconds)
      plain.append(compiled.seconds)
    }
    let limit = Sample(plain).median * 0.8
    return [
      Measurement(
        subject: "a code exercise, save to verdict, warm",
        sample: Sample(ours),
        target: .median(limit)
      ),
      Measurement(
        subject: "`swiftc -Onone` of the same file to an executable",
        sample: Sample(plain),
        target: nil
      ),
    ]
  }

  private func compiler(_ file: URL, in folder: URL) -> [String] {
    let products = laboratory.program.deletingLastPathComponent().path
    let aliases = [
      "SwiftUI=NavUI", "Combine=OpenCombine", "UIKit=NavUIKit",
      "UserNotifications=NavUserNotifications", "OSLog=NavOSLog", "os=NavOS",
    ]
    return ["swiftc", "-Onone", "-swift-version", "5", "-parse-as-library"]
      + aliases.flatMap { ["-module-alias", $0] }
      + [
        "-I", "\(products)/Modules",
        "-Xcc", "-fmodule-map-file=\(products)/COpenCombineHelpers.build/module.modulemap",
        "-load-plugin-executable", "\(products)/NavUIMacros-tool#NavUIMacros",
        "-module-name", "MyApp", "-L", products, "-lNavRuntime", "-Xlinker", "-rpath",
        "-Xlinker", products, file.path, "-o", folder.appending(path: "app").path,
      ]
  }
}
