import Testing

@Suite("Loops over notifications")
struct NotificationLoopTests {
  @Test("A task hears each notification while its screen is there, and none afterwards")
  func loop() throws {
    let run = try AppScript().run(
      """
      struct ContentView: View {
        @State private var isSignedIn = true
        @State private var heard: [Int] = []
        var body: some View {
          NavigationStack {
            if isSignedIn {
              Text("Ids \\(heard.count)").task {
                let name = Notification.Name("orderShipped")
                for await note in NotificationCenter.default.notifications(named: name) {
                  heard.append(note.userInfo?["id"] as? Int ?? 0)
                  print("heard", heard)
                }
                print("stopped")
              }
            }
            Button("Leave") { isSignedIn = false }
          }
        }
      }
      """,
      "notify orderShipped id: 4",
      "notify orderShipped id: 2",
      "notify somethingElse",
      "expect text \"Ids 2\"",
      "expect console \"heard [4, 2]\"",
      "tap Leave",
      "expect console \"stopped\"",
      "notify orderShipped id: 9",
      "expect not console \"9\""
    )
    #expect(run.status == 0, "\(run)")
  }
}
