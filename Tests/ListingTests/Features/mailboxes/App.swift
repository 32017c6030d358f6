import SwiftUI

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { MailView() }
  }
}

struct Message: Identifiable, Hashable {
  let id: Int
  var subject: String
}

enum Mailbox: String, CaseIterable, Identifiable {
  case inbox, sent, trash

  var id: Self { self }
}

struct MailView: View {
  @State private var mailbox: Mailbox?
  @State private var message: Message.ID?
  @State private var messages: [Mailbox: [Message]] = [
    .inbox: [Message(id: 1, subject: "Hello"), Message(id: 2, subject: "Invoice")],
    .sent: [Message(id: 3, subject: "Re: Hello")],
  ]
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(Mailbox.allCases, selection: $mailbox) { mailbox in
        Label(mailbox.rawValue.capitalized, systemImage: "tray")
      }
      .navigationTitle("Mailboxes")
    } content: {
      if let mailbox {
        List(selection: $message) {
          ForEach(messages[mailbox] ?? []) { message in
            VStack {
              Text(message.subject)
              Text("new")
            }
            .swipeActions(edge: .leading) {
              Button("Read") { print("read \(message.id)") }
            }
          }
          .onDelete { messages[mailbox]?.remove(atOffsets: $0) }
        }
        .navigationTitle(mailbox.rawValue.capitalized)
      } else {
        Text("Choose a mailbox")
      }
    } detail: {
      NavigationStack {
        if let message {
          MessageView(id: message)
        } else {
          Text("No message")
        }
      }
    }
    .navigationSplitViewStyle(.balanced)
    .onChange(of: message) { _, new in print("message \(new.map(String.init) ?? "nil")") }
    .onChange(of: column) { _, new in print("column \(new == .content ? "content" : "other")") }
  }
}

struct MessageView: View {
  let id: Int
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Dear reader")
      Button("Count \(count)") { count += 1 }
      NavigationLink("Attachment", value: "file\(id)")
      Button("Close") { dismiss() }
    }
    .navigationTitle("Message \(id)")
    .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
  }
}
