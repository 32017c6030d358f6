// swift-format-ignore-file: IdentifiersMustBeASCII

import SwiftUI

/// An app in many scripts, with long labels, empty places and everything that can be presented.
@main
struct LettersApp: App {
  @State private var desk = 机()

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("日本語のリスト", systemImage: "list.bullet") { Words() }.badge("新着👩‍👧")
        Tab("Leer", systemImage: "tray") { NavigationStack { EmptyView() } }
        Tab("עברית", systemImage: "textformat") { Mail() }
      }
      .environment(desk)
      .onOpenURL { print("開く \($0.absoluteString) 👍🏽 שלום") }
    }
  }
}

@MainActor
@Observable
final class 机 {
  var 道: [語] = []
  var メモ = "とても長い文章です、終わりが見えないくらいに長い文章です"
}

enum 語: Hashable {
  case 単語(読み: String)
  case emoji(String)
}

struct Words: View {
  @Environment(机.self) private var desk
  @State private var isAlerting = false
  @State private var isAsking = false
  @State private var isCovering = false

  private static let long = String(repeating: "Donaudampfschifffahrtsgesellschaft ", count: 6)

  var body: some View {
    @Bindable var desk = desk
    NavigationStack(path: $desk.道) {
      List {
        NavigationLink("漢字とかなの単語、少し長め", value: 語.単語(読み: "かんじとかなのたんご"))
        NavigationLink("👩‍👩‍👧‍👦 🇯🇵 👍🏽", value: 語.emoji("👩‍👩‍👧‍👦"))
        NavigationLink(Self.long, value: 語.emoji(Self.long))
        NavigationLink("مرحبا بالعالم", value: "مرحبا")
        Text("e\u{301}te\u{301} ｆｕｌｌ ﷽")
        TextField("メモ", text: $desk.メモ)
        Menu("選ぶ") {
          Button("赤い花🌹") {}
          Button("Blau") {}
        }
        Button("Alert") { isAlerting = true }
        Button("Ask") { isAsking = true }
        Button("Cover") { isCovering = true }
      }
      .navigationTitle("単語")
      .toolbar { Button("編集") {} }
      .navigationDestination(for: 語.self) { word in
        Text("\(String(describing: word))").navigationTitle("深い場所にある画面の題名")
      }
      .alert("本当に全部消しますか？元には戻せません。", isPresented: $isAlerting) {
        Button("はい、全部消してください", role: .destructive) {}
        Button("いいえ", role: .cancel) {}
      } message: {
        Text(Self.long)
      }
      .confirmationDialog(
        "Was nun? \(Self.long)",
        isPresented: $isAsking,
        titleVisibility: .visible
      ) {
        Button("שמור") {}
        Button(Self.long) {}
      }
      .fullScreenCover(isPresented: $isCovering) {
        Button("閉じる") { isCovering = false }
      }
    }
  }
}

struct Mail: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(["דואר נכנס", "受信箱", "Inbox"], id: \.self, selection: $chosen) { Text($0) }
        .navigationTitle("תיבות")
    } detail: {
      if let chosen { Text(chosen).navigationTitle(chosen) } else { EmptyView() }
    }
  }
}
