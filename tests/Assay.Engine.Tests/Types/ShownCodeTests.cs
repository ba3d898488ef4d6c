using System.Runtime.InteropServices;
using Assay.Code;
using Assay.Engine.UserTypes;
using Assay.Shapes;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;
using Assay.Shapes.Scanning;

namespace Assay.Engine.Tests.Types;

/// <summary>What people see of contracts holds no mark that serves Assay alone.</summary>
public class ShownCodeTests
{
    private static readonly string Assembly = typeof(OwnClasses.Samples).Assembly.Location;
    private static readonly string[] Marks = ["\u00A6", "\uE000", "\uE001", "\uE002", PieceComment.Begin, PieceComment.End, "#line"];

    [Fact]
    public void No_dialect_shows_a_mark_of_Assays_in_the_contract_of_any_class()
    {
        OwnCodeReader code = new([Assembly], FrameworkAssemblies.Managed);
        var shown = 0;
        Assert.All(Roots, root =>
        {
            var graph = code.Read(Graph(root), TestContext.Current.CancellationToken).AttachTo(Graph(root));
            Assert.All(DialectCatalogue.All, dialect => Assert.All(ContractPreview.Of(dialect, graph, root, "net10.0").Files, file =>
            {
                shown++;
                Assert.DoesNotContain(Marks, mark => file.Content.Contains(mark, StringComparison.Ordinal));
            }));
        });
        Assert.InRange(shown, 500, int.MaxValue);
    }

    private static IEnumerable<string> Roots => typeof(OwnClasses.Samples).Assembly.GetExportedTypes()
        .Where(type => type.Name.EndsWith("Group", StringComparison.Ordinal)
            && type is { IsGenericTypeDefinition: false, IsAbstract: false }).Select(type => type.FullName!);

    private static ShapeGraph Graph(string root)
    {
        using var reader = ShapeReader.Open(Assembly, RuntimeEnvironment.GetRuntimeDirectory());
        return reader.Read(root);
    }
}
