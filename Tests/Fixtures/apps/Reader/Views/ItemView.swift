import SafariServices
import SwiftUI
import WebKit

struct ItemView: View {
    let item: Item
    @Environment(FeedStore.self) private var store
    @State private var showsBrowser = false
    @State private var showsWeb = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(LocalizedStringKey(item.summary))
                Button("Read in Safari") { showsBrowser = true }
                Button("Read here") { showsWeb = true }
                Link("Open in browser", destination: item.link)
            }
            .padding()
        }
        .navigationTitle(item.title)
        .task { await store.markRead(item) }
        .sheet(isPresented: $showsBrowser) { SafariView(url: item.link) }
        .navigationDestination(isPresented: $showsWeb) {
            WebView(url: item.link).navigationTitle("Web")
        }
    }
}

struct SafariView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: UIViewControllerRepresentableContext<SafariView>) -> SFSafariViewController {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        return SFSafariViewController(url: url, configuration: configuration)
    }

    func updateUIViewController(_ uiViewController: SFSafariViewController, context: UIViewControllerRepresentableContext<SafariView>) {}
}

struct WebView: UIViewRepresentable {
    let url: URL

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        view.navigationDelegate = context.coordinator
        view.allowsBackForwardNavigationGestures = true
        return view
    }

    func updateUIView(_ webView: WKWebView, context: Context) {
        guard webView.url != url else { return }
        webView.load(URLRequest(url: url))
    }

    final class Coordinator: NSObject, WKNavigationDelegate {
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("Loaded") }
        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { print(error) }
    }
}
