import GameShellKit

/// The heading of a screen.
struct ScreenTitle: View {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    VStack {
      Text(title).role(.title).bold()
      Text("━━━━").role(.accent).silent()
    }
  }
}

/// A heading, what can be scrolled below it, and a line of keys.
struct Page<Content: View, Footer: View>: View {
  let title: String
  let content: Content
  let footer: Footer

  init(_ title: String, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.title = title
    self.content = content()
    self.footer = footer()
  }

  var body: some View {
    VStack(spacing: 1) {
      ScreenTitle(title)
      VStack {
        ScrollView { VStack(spacing: 1) { content }.padding(.horizontal, 1) }
        Spacer()
      }
      footer
    }
    .frame(maxWidth: 66, maxHeight: .max)
    .padding(.horizontal, 2).padding(.vertical, 1)
  }
}

/// A part of a page under a small heading.
struct PageSection<Content: View>: View, SingleNodeView {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  func render(into context: inout RenderContext) {
    VStack(alignment: .leading) {
      Text(title).role(.accent).bold()
      content
    }
    .frame(maxWidth: .max, alignment: .topLeading)
    .render(into: &context)
  }
}
