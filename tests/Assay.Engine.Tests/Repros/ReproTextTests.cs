using Assay.Repros;
using Assay.Repros.Calls;

namespace Assay.Engine.Tests.Repros;

/// <summary>The text of files about a user's types, before anything is left out of them.</summary>
public class ReproTextTests
{
    private const string Adapter = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Assay.Adapter.Text;

        internal sealed class Default<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }
        """;

    internal static readonly ReproCompiler Compiler = new(
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(file => Path.GetFileName(file).StartsWith("System.", StringComparison.Ordinal))], []);

    [Fact]
    public void Types_lose_their_namespace()
    {
        var source =
            Write("return new global::Shop.Entry { Id = 1 };", "namespace Shop { public class Entry { public int Id { get; set; } } }");

        Assert.Contains("return new Entry { Id = 1 };", source, StringComparison.Ordinal);
        Assert.Contains("new Default<Entry>()", source, StringComparison.Ordinal);
        Assert.Contains("\npublic class Entry", source, StringComparison.Ordinal);
        Assert.DoesNotContain("Shop", source, StringComparison.Ordinal);
        Assert.Equal("", Compiler.Compile(source, TestContext.Current.CancellationToken).Error);
    }

    [Theory]
    [InlineData("namespace Shop.Old { public class Entry { public int Code { get; set; } } }")]
    [InlineData("namespace Shop { public class Version { public global::Shop.Entry? Of { get; set; } } }")]
    public void Types_with_a_name_that_is_taken_keep_it(string other)
    {
        var source = Write(
            "return new global::Shop.Entry { Id = 1 };", "namespace Shop { public class Entry { public int Id { get; set; } } }", other);

        Assert.Contains("namespace Shop", source, StringComparison.Ordinal);
        Assert.Equal("", Compiler.Compile(source, TestContext.Current.CancellationToken).Error);
    }

    [Fact]
    public void Attributes_and_methods_that_do_not_compile_are_left_out()
    {
        var source = Write(
            "return new global::Shop.Entry { Id = 1 };",
            "namespace Shop { [global::Other.Package.Mark] public class Entry { public int Id { get; set; } public int Twice() { return "
                + "global::Other.Package.Times.Two(Id); } } }");

        Assert.DoesNotContain("Other.Package", source, StringComparison.Ordinal);
        Assert.Contains("public int Id", source, StringComparison.Ordinal);
        Assert.Equal("", Compiler.Compile(source, TestContext.Current.CancellationToken).Error);
    }

    [Fact]
    public void A_file_for_one_place_passes_over_others()
    {
        var source = new ReproWriter(Compiler).Write(
            Parts("return new global::Shop.Entry { Id = 1 };",
                "namespace Shop { public class Entry { public int Id { get; set; } } }") with
            {
                Place = ".Id",
            });

        Assert.Contains("if (IsAsked(path))", source, StringComparison.Ordinal);
        Assert.Equal("", Compiler.Compile(source, TestContext.Current.CancellationToken).Error);
    }

    [Fact]
    public void A_file_with_emitted_code_that_holds_null_has_no_warnings()
    {
        var source = Write(
            "return new global::Shop.Entry { Name = null };", "namespace Shop { public class Entry { public string Name { get; set; } } }");

        Assert.Contains("#:property Nullable=annotations\n", source, StringComparison.Ordinal);
        Assert.Equal(("", 0),
            Compiler.Compile(source, TestContext.Current.CancellationToken) is var compiled
                ? (compiled.Error, compiled.Warnings)
                : default);
    }

    private static string Write(string statement, params string[] types) => new ReproWriter(Compiler).Write(Parts(statement, types));

    internal static ReproParts Parts(string statement, params string[] types) => new()
    {
        Notes = ["Expected: everything comes back."],
        Directives = [FileDirective.Property("PublishAot", "false")],
        CaseSource = $"static class Value {{ static global::Shop.Entry Make() {{ {statement} }} }}",
        Contracts = types,
        IsDecompiled = true,
        HasFullNames = true,
        AdapterSources = [Adapter],
        AdapterClass = "Default",
        Companions = [],
        Surface = ReproSurface.Bytes,
        Failure = ReproFailure.Lossy,
        Holds = "everything comes back.",
    };
}
