import SwiftUI

@main
struct LedgerApp: App {
  var body: some Scene { WindowGroup { AccountsView() } }
}

struct Account: Identifiable, Hashable {
  let id: String
  let balance: Int
}

struct AccountsView: View {
  @State private var selection: Account?
  @State private var edited: Account?
  @State private var isHelpShown = false
  private let accounts = [Account(id: "Cash", balance: 40), Account(id: "Bank", balance: 1200)]

  var body: some View {
    NavigationStack {
      List(accounts) { account in
        Button(account.id) { selection = account }
          .swipeActions { Button("Edit") { edited = account } }
      }
      .navigationTitle("Accounts")
      .navigationDestination(item: $selection) { account in
        BookingsView(account: account)
      }
      .sheet(item: $edited) { account in EditView(account: account) }
      .toolbar { Button("Help") { isHelpShown = true } }
      .popover(isPresented: $isHelpShown) { HelpView() }
    }
  }
}

struct BookingsView: View {
  let account: Account

  var body: some View {
    List {
      Text("Balance \(account.balance)")
      NavigationLink("Export") { ExportView() }
    }
    .navigationTitle(account.id)
  }
}

struct ExportView: View {
  var body: some View { Text("CSV").navigationTitle("Export") }
}

struct EditView: View {
  let account: Account
  var body: some View {
    NavigationStack { Text(account.id).navigationTitle("Edit") }
  }
}

struct HelpView: View {
  var body: some View { Text("Tap an account.") }
}
