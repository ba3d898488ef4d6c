using Assay.Emitter;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Emitter;

public sealed class EmitterTests : IDisposable
{
    private readonly string folder = Directory.CreateTempSubdirectory("assay-emitter-").FullName;

    private string Rows => Path.Combine(folder, "rows.txt");

    private string Output => Path.Combine(folder, "emitted");

    [Fact]
    public void Rows_contracts_and_refusals_are_written()
    {
        File.WriteAllText(Rows, "json/reflection\tMy.Json\tplain\nmarshal\tMy.Layout\tmarshal\ndc\tMy.Dc\tdata-contract\n");

        var (exitCode, errors) = Run();

        Assert.Equal((0, ""), (exitCode, errors));
        Assert.Equal(
            [
                "DataContract.Catalogue.Book.g.cs", "DataContract.Catalogue.BookShelf.g.cs",
                "DataContract.ShelfOne.Catalogue.BookShelf.g.cs",
                "Mappers.DataContract.Catalogue.ShelfContract.g.cs", "Mappers.DataContract.ShelfOne.Catalogue.ShelfContract.g.cs",
                "One.Shelf.Catalogue.BookShelf.g.cs",
                "OneMember.Shelf.Pick.g.cs", "Rows.g.cs", "dialects.tsv", "refusals.tsv",
            ],
            Directory.EnumerateFiles(Output).Select(path => Path.GetFileName(path)).Order(StringComparer.Ordinal));
        Assert.StartsWith("marshal\tnames\tassay\tMarshal copies only flat structs: the root is a List<string>.\n",
            File.ReadAllText(Path.Combine(Output, "refusals.tsv")), StringComparison.Ordinal);
        var text = File.ReadAllText(Path.Combine(Output, "Rows.g.cs"));
        Assert.Contains("(\"dc\", \"shelf\") => ", text, StringComparison.Ordinal);
        Assert.Contains(
            "new global::Shop.DataSets.ShelfDataSet(), new global::Mappers.DataContract.Catalogue.ShelfContract(), new "
                + "global::My.Dc<global::DataContract.Catalogue.BookShelf>());",
            text,
            StringComparison.Ordinal);
        Assert.DoesNotContain("(\"marshal\", ", text, StringComparison.Ordinal);
        Assert.Contains(
            "OneMember(\"BookShelf._secret\", new global::Assay.Worker.Rows.RowProgram<global::One.Shelf.Catalogue.BookShelf, "
                + "global::DataContract.ShelfOne.", text, StringComparison.Ordinal);
        Assert.Contains(
            "(\"json/reflection\", \"names\") => new global::Assay.Worker.Rows.OneMember(\"\", null, \"Reading one member needs a", text,
            StringComparison.Ordinal);
    }

    [Fact]
    public void A_root_type_of_a_user_takes_the_place_of_data_sets()
    {
        File.WriteAllText(Rows, "json/reflection\tMy.Json\tplain\nmarshal\tMy.Layout\tmarshal\n");

        var (exitCode, errors) = Emit("--types", SampleAssembly.Path, "--root", "List<Book>", "--known", "");

        Assert.Equal((0, ""), (exitCode, errors));
        Assert.StartsWith("marshal\tList<Book>\tassay\tMarshal copies only flat structs: ",
            File.ReadAllText(Path.Combine(Output, "refusals.tsv")), StringComparison.Ordinal);
        var text = File.ReadAllText(Path.Combine(Output, "Rows.g.cs"));
        const string Root = "global::System.Collections.Generic.List<global::Shop.Catalogue.Book>";
        Assert.Contains(
            $"public global::Assay.Worker.Values.ValueProgram? Values => new "
                + $"global::Assay.Worker.Values.ValueProgram<{Root}>(global::EmittedElements.All);", text, StringComparison.Ordinal);
        Assert.Contains("(\"json/reflection\", \"List<Book>\") => ", text, StringComparison.Ordinal);
        Assert.Contains(
            $"new global::Assay.Worker.Values.OwnValues<{Root}>(global::EmittedElements.All), ", text, StringComparison.Ordinal);
        Assert.Contains("new global::Assay.Worker.Types.ElementKind<global::Shop.Catalogue.Book>(),",
            File.ReadAllText(Path.Combine(Output, "Elements.g.cs")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_root_whose_name_begins_with_an_at_sign_is_no_file_of_arguments()
    {
        File.WriteAllText(Rows, "json/reflection\tMy.Json\tplain\n");

        Assert.Equal((0, ""), Emit("--types", SampleAssembly.Path, "--root", "@Shop.Catalogue.Book", "--known", "@Shop.Catalogue.Book"));
        Assert.Contains(
            "OwnValues<global::Shop.Catalogue.Book>", File.ReadAllText(Path.Combine(Output, "Rows.g.cs")), StringComparison.Ordinal);
    }

    [Fact]
    public void A_native_program_keeps_the_methods_that_may_make_the_roots_values()
    {
        File.WriteAllText(Rows, "json/reflection\tMy.Json\tplain\n");

        Assert.Equal((0, ""), Emit("--types", SampleAssembly.Path, "--root", "Purchase", "--known", ""));

        var kept = Assert.Single(File.ReadLines(Path.Combine(Output, "Elements.g.cs")),
            line => line.Contains("DynamicDependency", StringComparison.Ordinal));
        Assert.Contains(@"DynamicDependency(""Make"", ""Shop.Catalogue.Purchase"", ""Shop"")", kept, StringComparison.Ordinal);
    }

    [Fact]
    public void A_contract_that_did_not_compile_is_left_out_with_its_sentence()
    {
        File.WriteAllText(Rows, "a\tMy.A\tplain\nb\tMy.B\tserializable\n");
        var without = Path.Combine(folder, "without.tsv");
        File.WriteAllText(without, "serializable\tBook\tgenerator\tit does not compile.\n");

        var (exitCode, errors) = Emit("--types", SampleAssembly.Path, "--root", "Book", "--without", without);

        Assert.Equal((0, ""), (exitCode, errors));
        Assert.Equal("b\tBook\tgenerator\tit does not compile.\n", File.ReadAllText(Path.Combine(Output, "refusals.tsv")));
        Assert.DoesNotContain(
            Directory.EnumerateFiles(Output), file => Path.GetFileName(file).StartsWith("Serializable", StringComparison.Ordinal));
    }

    [Fact]
    public void One_data_set_or_its_contract_of_one_member_is_left_out_and_no_other()
    {
        File.WriteAllText(Rows, "a\tMy.A\tserializable\nb\tMy.B\tdata-contract\n");
        var without = Path.Combine(folder, "without.tsv");
        File.WriteAllText(without,
            "serializable\tshelf\tgenerator\tit does not compile.\ndata-contract (one member)\tshelf\tgenerator\tone does not compile.\n");

        var (exitCode, errors) = Emit("--data-sets", SampleAssembly.Path, "--without", without);

        Assert.Equal((0, ""), (exitCode, errors));
        Assert.Contains("a\tshelf\tgenerator\tit does not compile.\n", File.ReadAllText(Path.Combine(Output, "refusals.tsv")),
            StringComparison.Ordinal);
        var text = File.ReadAllText(Path.Combine(Output, "Rows.g.cs"));
        Assert.DoesNotContain("(\"a\", \"shelf\")", text, StringComparison.Ordinal);
        Assert.Contains("(\"b\", \"shelf\") => Row", text, StringComparison.Ordinal);
        Assert.Contains("(\"b\", \"shelf\") => new global::Assay.Worker.Rows.OneMember(\"\", null, \"one does not compile.\")", text,
            StringComparison.Ordinal);
        Assert.Contains("DataContract.Catalogue.Book.g.cs\tdata-contract\tshelf\n", File.ReadAllText(Path.Combine(Output, "dialects.tsv")),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Contracts_of_the_data_sets_that_are_asked_for_are_emitted_alone()
    {
        File.WriteAllText(Rows, "a\tMy.A\tserializable\n");

        Assert.Equal((0, ""), Emit("--data-sets", SampleAssembly.Path, "--only", "shelf"));
        Assert.All(
            File.ReadLines(Path.Combine(Output, "dialects.tsv")), line => Assert.EndsWith("\tshelf", line, StringComparison.Ordinal));

        var (exitCode, errors) = Emit("--data-sets", SampleAssembly.Path, "--only", "shelf+nowhere");
        Assert.Equal(2, exitCode);
        Assert.Contains("error ASSAY003: There is no data set nowhere.", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData]
    [InlineData("--types", "Shop.dll")]
    [InlineData("--types", "Shop.dll", "--root", "Book", "--data-sets", "Shop.dll")]
    public void Types_come_from_data_sets_or_from_a_user(params string[] options)
    {
        File.WriteAllText(Rows, "a\tMy.A\tplain\n");

        Assert.Equal((2, $"Assay.Emitter : error ASSAY004: Give --data-sets, or --types with --root.{Environment.NewLine}"), Emit(options));
    }

    [Fact]
    public void An_unchanged_file_is_left_alone_and_a_stale_one_deleted()
    {
        File.WriteAllText(Rows, "a\tMy.A\tplain\nb\tMy.B\tserializable\n");
        Run();
        var kept = Path.Combine(Output, "refusals.tsv");
        var longAgo = new DateTime(2001, 1, 1, 0, 0, 0, DateTimeKind.Utc);
        File.SetLastWriteTimeUtc(kept, longAgo);
        Assert.True(File.Exists(Path.Combine(Output, "Serializable.Catalogue.Book.g.cs")));

        File.WriteAllText(Rows, "a\tMy.A\tplain\n");
        Run();

        Assert.Equal(longAgo, File.GetLastWriteTimeUtc(kept));
        Assert.Equal(["One.Shelf.Catalogue.BookShelf.g.cs", "OneMember.Shelf.Pick.g.cs", "Rows.g.cs", "dialects.tsv", "refusals.tsv"],
            Directory.EnumerateFiles(Output).Select(path => Path.GetFileName(path)).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("a\tMy.A\tplain\n\nb\tMy.B\tmorse\n", "(3): error ASSAY001: The row b has an unknown dialect 'morse'. Use one of: ")]
    [InlineData("a\tMy.A\n", "(1): error ASSAY002: A row needs three parts, tab-separated: name, adapter class, dialect.")]
    [InlineData("a\tMy.A\tplain\na\tMy.B\tplain\n", "(2): error ASSAY002: The row a already exists in line 1. Give each row its own name.")]
    [InlineData("a\tMy A\tplain\n", "(1): error ASSAY002: The row a has no adapter class: 'My A' is not a full class name.")]
    public void A_wrong_row_is_an_error_at_its_line(string rows, string message)
    {
        File.WriteAllText(Rows, rows);

        var (exitCode, errors) = Run();

        Assert.Equal(2, exitCode);
        Assert.StartsWith(Rows + message, errors, StringComparison.Ordinal);
        Assert.Equal(1, errors.Count(character => character == '\n'));
    }

    [Fact]
    public void A_missing_assembly_is_one_line()
    {
        File.WriteAllText(Rows, "a\tMy.A\tplain\n");

        var (exitCode, errors) = Run("nowhere.dll");

        Assert.Equal(2, exitCode);
        Assert.Equal(
            $"nowhere.dll : error ASSAY003: There is no file nowhere.dll. Build its project, or correct the "
                + $"path.{Environment.NewLine}", errors);
    }

    public void Dispose() => Directory.Delete(folder, recursive: true);

    private (int ExitCode, string Errors) Run(string? dataSets = null) => Emit("--data-sets", dataSets ?? SampleAssembly.Path);

    private (int ExitCode, string Errors) Emit(params string[] roots)
    {
        using var errors = new StringWriter();
        string[] references = [.. SampleAssembly.References.SelectMany(reference => new[] { "--references", reference })];
        var exitCode = EmitterCommand.Run(["--rows", Rows, "--framework", "net10.0", "--output", Output, .. roots, .. references], errors);
        return (exitCode, errors.ToString());
    }
}
