using Assay.Core.Naming;
using Assay.Repros;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Engine.Tests.Repros;

/// <summary>
/// Text that somebody else wrote, in the files of <c>assay repro</c>: what a file says before its code is built, too, so nothing but its
/// directives may stand there.
/// </summary>
public class TextOfOthersTests
{
    public static TheoryData<string> Texts =>
    [
        "x\n#:property PreBuildEvent=touch /tmp/pwned", "x\r#:property PreBuildEvent=touch /tmp/pwned", "x\u2028#:property A=b",
        "x\u2029#:package Evil@1.0.0", "x\u0085#:sdk Evil", "x\n#pragma warning disable\nusing System;\n#r \"evil.dll\"",
        "x*/ System.Environment.Exit(1); /*", "x\u001b[2J\u202e",
    ];

    [Theory]
    [MemberData(nameof(Texts))]
    public void A_note_is_one_comment(string text)
    {
        var source = Written(Entry() with { Notes = ["Expected: all.", $"Acme 1.0.0: threw, {text}", ""] });

        Assert.Single(source.Split('\n'), line => line.StartsWith("// Acme 1.0.0: threw, x", StringComparison.Ordinal));
        EnsureHarmless(source);
    }

    [Theory]
    [MemberData(nameof(Texts))]
    public void What_must_hold_is_one_literal(string text) => EnsureHarmless(Written(Entry() with { Holds = text }));

    [Theory]
    [MemberData(nameof(Texts))]
    public void The_place_of_a_loss_is_one_literal(string text) => EnsureHarmless(Written(Entry() with { Place = $".{text}" }));

    [Theory]
    [InlineData("\"global::Shop.Entry is [DemoAttribute] and new Entry { } in { one}\"")]
    [InlineData("@\"global::System.Text.Json\"")]
    [InlineData("\"x}\"")]
    [InlineData("$\"global::Shop.Entry {(global::System.Text.Encoding.UTF8.WebName)} [DemoAttribute]\"")]
    [InlineData("\"\"\"global::System.Text\"\"\"")]
    public void A_literal_stays_as_it_is(string literal)
    {
        var source = Written(ReproTextTests.Parts(
            $"return new global::Shop.Entry {{ Name = {literal} }};",
            "namespace Shop { public class Entry { public string? Name { get; set; } } }"));

        Assert.Contains(
            literal.Replace("global::System.Text.Encoding", "Encoding", StringComparison.Ordinal), source, StringComparison.Ordinal);
        Assert.Contains("new Entry { Name", source, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Newtonsoft.Json", "13.0.4", "#:package Newtonsoft.Json@13.0.4")]
    [InlineData("Acme_Core-Old", "1.0.0-beta.2+4f", "#:package Acme_Core-Old@1.0.0-beta.2+4f")]
    [InlineData("Newtonsoft.Json\n#:property A=b", "13.0.4", null)]
    [InlineData("Newtonsoft.Json", "13.0.4\n", null)]
    [InlineData("Newtonsoft.Json", "*", null)]
    [InlineData("Newtonsoft.Json\u2028", "13.0.4", null)]
    [InlineData("", "1.0.0", null)]
    public void A_package_has_an_id_and_a_version(string id, string version, string? line)
    {
        if (line is null)
            Assert.Throws<FormatException>(() => FileDirective.Package(id, version));
        else
            Assert.Equal(line, FileDirective.Package(id, version).Text);
    }

    [Theory]
    [InlineData("TargetFramework", "net8.0\n#:property A=b")]
    [InlineData("A=b\n#:sdk Evil", "true")]
    [InlineData("PreBuildEvent", "touch /tmp/pwned")]
    [InlineData("A", "$(B)")]
    public void A_property_is_a_word(string name, string value) =>
        Assert.Throws<FormatException>(() => FileDirective.Property(name, value));

    private static ReproParts Entry() => ReproTextTests.Parts(
        "return new global::Shop.Entry { Id = 1 };", "namespace Shop { public class Entry { public int Id { get; set; } } }");

    private static string Written(ReproParts parts) => new ReproWriter(ReproTextTests.Compiler).Write(parts);

    private static void EnsureHarmless(string source)
    {
        var cancellation = TestContext.Current.CancellationToken;
        var root = CSharpSyntaxTree.ParseText(source, ReproCompiler.Options, cancellationToken: cancellation).GetRoot(cancellation);

        Assert.Equal("#:property PublishAot=false", Assert.Single(root.DescendantTrivia(), trivia => trivia.IsDirective).ToString().Trim());
        Assert.All(source, character => Assert.True(character == '\n' || !OneLine.Acts(character)));
        Assert.Equal("", ReproTextTests.Compiler.Compile(source, cancellation).Error);
    }
}
