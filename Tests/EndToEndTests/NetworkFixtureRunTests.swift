import Foundation
import Testing

@Suite("Loading from fixtures", .serialized)
struct NetworkFixtureRunTests {
  private static let app = """
    import SwiftUI
    struct ContentView: View {
      @State private var names: [String] = []
      @State private var note = "loading"
      @State private var other = "nothing"
      var body: some View {
        VStack {
          Text(note)
          ForEach(names, id: \\.self) { Text($0) }
          Text(other)
          AsyncImage(url: URL(string: "https://shop.example/hero.png")) { phase in
            switch phase {
            case .empty: Text("image comes")
            case .success: Text("image here")
            case .failure: Text("image lost")
            @unknown default: EmptyView()
            }
          }
          Button("Task") {
            let url = URL(string: "https://shop.example/slow")!
            URLSession.shared.dataTask(with: url) { data, response, error in
              let status = (response as? HTTPURLResponse)?.statusCode ?? 0
              DispatchQueue.main.async { other = "task \\(status) \\(data?.count ?? 0)" }
            }.resume()
          }
          Button("Lost") {
            Task {
              do { _ = try await URLSession.shared.data(from: URL(string: "https://other.example/")!) }
              catch { other = "lost \\((error as? URLError)?.code == .notConnectedToInternet)" }
            }
          }
        }
        .task {
          do {
            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://shop.example/names")!)
            names = try JSONDecoder().decode([String].self, from: data)
            note = "\\(names.count) names"
          } catch { note = "failed" }
        }
      }
    }
    """

  private func folder(_ table: String) throws -> LearnerFolder {
    let folder = try LearnerFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Shop/Fixtures"),
      withIntermediateDirectories: true
    )
    try folder.write(Self.app, to: "Shop/App.swift")
    try folder.write(#"["Ada", "Bob"]"#, to: "Shop/Fixtures/names.json")
    try folder.write("x", to: "Shop/Fixtures/hero.png")
    try folder.write(table, to: "Shop/Fixtures/urls.txt")
    return folder
  }

  @Test(
    "loading, loaded and error states can be driven with virtual delays",
    arguments: ["Shop", "Shop/App.swift"]
  )
  func states(app: String) throws {
    let table = """
      https://shop.example/names      names.json  delay 2s
      https://shop.example/hero.png   hero.png    delay 3s
      https://shop.example/slow       503         delay 1s
      """
    let script = """
      expect text "loading"
      expect text "image comes"
      wait 2s
      expect text "2 names"
      expect text "Ada"
      wait 1s
      expect text "image here"
      tap "Task"
      expect text "nothing"
      wait 1s
      expect text "task 503 0"
      tap "Lost"
      expect text "lost true"

      """
    let run = try CommandRun.run(["run", app], in: folder(table), input: script)
    #expect(run.status == 0, "\(run)")
    // A line this long is broken between words.
    let output = (run.output + run.errors).replacing("\n│ ", with: " ")
    let note =
      "GET https://other.example/: there is no fixture for this request, so the app sees a lost connection"
    #expect(output.components(separatedBy: note).count == 2, "\(run)")
  }

  @Test("listed requests fail, and mistakes in the table are reported")
  func failures() throws {
    let table = """
      https://shop.example/names      fails timedOut
      https://shop.example/hero.png   404
      https://shop.example/slow       soon.json
      """
    let script = "expect text \"failed\"\nexpect text \"image lost\"\n"
    let run = try CommandRun.run(["run", "Shop"], in: folder(table), input: script)
    #expect(run.status == 0, "\(run)")
    let note = "Fixtures/urls.txt:3: there is no file 'soon.json' in the folder Fixtures"
    #expect((run.output + run.errors).contains(note), "\(run)")
  }
}
