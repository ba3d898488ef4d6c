using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace Assay.Architecture.Tests;

/// <summary>Folders of a project refer to each other in one direction, as projects do.</summary>
public class FolderReferences
{
    public static TheoryData<string> SourceProjects =>
        [.. Repository.Projects("src").Select(path => Path.GetFileNameWithoutExtension(path)!)];

    [Theory]
    [MemberData(nameof(SourceProjects))]
    public void No_folder_of_a_project_refers_to_one_that_refers_to_it(string project)
    {
        var folder = Path.Combine(Repository.Root, "src", project);
        SourceFolders folders = new(
            Repository.SourceFiles.Where(file => file.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal))
                .Select(File.ReadAllText));

        Assert.Equal([], folders.Circles());
    }

    [Fact]
    public void A_circle_is_found_by_types_names_of_members_do_not_make_one()
    {
        SourceFolders folders = new(
        [
            "using Shop.Goods; namespace Shop.Sales; class Order { Article article; }",
            "using Shop.Money; namespace Shop.Goods; class Article { public int Order { get; } static int Twice() => Price.Twice(1); }",
            "namespace Shop.Money; static class Price { public static int Twice(int value) => Sales.Order.Of(value); }",
            "using Shop.Sales; namespace Shop.Desks; class Desk { Order order; int Article => 1; }",
        ]);

        Assert.Equal(
            ["Shop.Goods, Shop.Money, Shop.Sales: Shop.Goods -> Shop.Money (Price); Shop.Money -> Shop.Sales (Order); Shop.Sales -> "
                + "Shop.Goods (Article)"], folders.Circles());
    }

    [Fact]
    public void Files_stand_in_the_folder_of_their_namespace()
    {
        // What takes another file's place on .NET Framework has that file's namespace.
        string[] strays = [.. Repository.SourceFiles
            .Where(file => file.StartsWith(Path.Combine(Repository.Root, "src"), StringComparison.Ordinal)
                && !file.Contains("NetFramework", StringComparison.Ordinal))
            .Where(file => SourceFolders.NamespaceOf(CSharpSyntaxTree.ParseText(File.ReadAllText(file))) is { Length: > 0 } name
                && !FolderOf(file).Replace('/', '.').Equals(name, StringComparison.Ordinal))];

        Assert.Equal([], strays);
    }

    private static string FolderOf(string file) =>
        Path.GetRelativePath(Path.Combine(Repository.Root, "src"), Path.GetDirectoryName(file)!).Replace('\\', '/');
}
