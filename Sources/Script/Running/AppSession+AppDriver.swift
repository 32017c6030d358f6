package import AppSession
package import SceneModel

extension AppSession: AppDriver {
  package var interface: CodeInterface? { code?.interface }

  package var printedLines: [String] {
    console.lines.map(\.text)
  }
}
