using Assay.Shapes;
using Assay.Shapes.Dialects;
using Assay.Tests.Shared;

namespace Assay.Report.Tests.Documents;

/// <summary>The tables of <c>docs/contracts.md</c>, written from the dialects.</summary>
public sealed class DialectPages
{
    private const string Page = "docs/contracts.md";

    [Fact]
    public void Every_dialect_is_described() => GeneratedPart.EnsureCurrent(Page, "dialects", GeneratedPart.Table(
        ["dialect", "namespace begins with", "what a copy of the plain types gets"],
        DialectCatalogue.All.GroupBy(dialect => dialect.GetType()).Select(Cells)));

    [Fact]
    public void What_libraries_read_is_described() => GeneratedPart.EnsureCurrent(Page, "honoured", GeneratedPart.Table(
        ["dialect", "attributes that copies keep", "attributes that leave a member out", "looked for in your code"],
        DialectCatalogue.All.OfType<MappedDialect>().Where(dialect => dialect.Honoured != Honoured.Nothing)
            .GroupBy(dialect => dialect.Honoured).Select(group => (string[])[
                Code(group.Select(dialect => dialect.Name)), Attributes(group.Key.Attributes), Attributes(group.Key.Excluding),
                group.Key.Code])));

    // Two dialects of one class differ in what the parameter of its constructor says.
    private static string[] Cells(IGrouping<Type, Dialect> group)
    {
        Dialect[] all = [.. group];
        var variant = all.Length < 2 ? "" : XmlComments.Parameters(group.Key).FirstOrDefault() ?? "";
        return [Code(all.Select(dialect => dialect.Name)),
            Code(all.Select(dialect => dialect.Prefix).Where(prefix => prefix.Length > 0).Distinct()),
            XmlComments.Of(group.Key) + (variant.Length > 0 ? $" {Code([all[^1].Name])}: {Lower(variant)}" : "")];
    }

    private static string Lower(string text) => text.StartsWith("Whether ", StringComparison.Ordinal) ? text["Whether ".Length..] : text;

    private static string Attributes(IEnumerable<string> names) =>
        Code(names.Select(name => $"[{name[(name.LastIndexOf('.') + 1)..^"Attribute".Length]}]"));

    private static string Code(IEnumerable<string> words) => string.Join(", ", words.Select(word => $"`{word}`"));
}
