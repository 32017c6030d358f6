/// An Xcode project with an app that shows SwiftUI's behaviours and UI tests that measure them.
package struct ConformanceProject {
  private let apps: [PublishedFile]
  private let scripts: [UITestSource]

  /// Creates a project from an app's Swift files and a script for each behaviour.
  ///
  /// - Parameters:
  ///   - apps: The app's Swift files.
  ///   - scripts: A script for each behaviour, named after its id.
  package init(apps: [PublishedFile], scripts: [UITestSource]) {
    self.apps = apps
    self.scripts = scripts
  }

  /// The name that the project, its app and their folder share.
  static let name = "Conformance"
  /// The name that the UI test target shares with its folder.
  static let tests = "ConformanceUITests"

  /// The files of the project, with paths relative to the project's folder.
  package var files: [PublishedFile] {
    let tests = UITestClass.classes(for: scripts).map(\.file) + [UITestSupport.file]
    return [
      PublishedFile(name: "README.md", text: ConformanceGuide.readme(count: scripts.count)),
      PublishedFile(name: "measure", text: ConformanceGuide.measure),
      PublishedFile(name: "collect.swift", text: ConformanceGuide.collect),
      PublishedFile(name: "Info.plist", text: Self.information),
      PublishedFile(name: "\(Self.name).xcodeproj/project.pbxproj", text: ConformanceFile.project),
      PublishedFile(
        name: "\(Self.name).xcodeproj/xcshareddata/xcschemes/\(Self.name).xcscheme",
        text: ConformanceFile.scheme
      ),
    ] + apps.map { PublishedFile(name: "\(Self.name)/\($0.name)", text: $0.text) }
      + tests.map { PublishedFile(name: "\(Self.tests)/\($0.name)", text: $0.text) }
  }

  /// A partial property list that declares the URL scheme of the scripts' links; Xcode adds the rest.
  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleURLTypes</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>CFBundleURLName</key>
    \t\t\t<string>conformance</string>
    \t\t\t<key>CFBundleURLSchemes</key>
    \t\t\t<array>
    \t\t\t\t<string>conformance</string>
    \t\t\t</array>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>

    """
}
