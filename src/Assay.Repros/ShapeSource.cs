using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>The C# of one data set: its types, and a class that makes its value.</summary>
public static class ShapeSource
{
    private const string Attribute = "DataSet";

    /// <summary>The file with them.</summary>
    /// <param name="files">C# files with types and data sets; the data set's method is one expression.</param>
    /// <param name="dataSet">Name of the data set.</param>
    public static string Of(IReadOnlyList<string> files, string dataSet)
    {
        ClassDeclarationSyntax[] all = [
            .. files.SelectMany(
                file => SyntaxFactory.ParseCompilationUnit(file, options: ReproCompiler.Options).DescendantNodes()
                .OfType<ClassDeclarationSyntax>())];
        var making = all.First(type => IsNamed(type, dataSet)).Members.OfType<MethodDeclarationSyntax>().Single();
        var root = making.ReturnType.ToString();
        return $"static class Maker\n{{\n    static {root} Make() => "
            + $"{making.ExpressionBody!.Expression};\n}}\n\n{string.Join("\n\n", Closure(all, root).Select(SourceText.Of))}\n";
    }

    private static bool IsNamed(ClassDeclarationSyntax type, string dataSet) =>
        type.AttributeLists.SelectMany(list => list.Attributes)
            .Any(attribute => attribute.Name.ToString() == Attribute
                && attribute.ArgumentList!.Arguments[0].Expression is LiteralExpressionSyntax { Token.ValueText: var name }
                && name == dataSet);

    private static List<ClassDeclarationSyntax> Closure(ClassDeclarationSyntax[] all, string root)
    {
        List<ClassDeclarationSyntax> found = [all.First(type => type.Identifier.Text == root)];
        for (var next = 0; next < found.Count; next++)
        {
            HashSet<string> named = [.. found[next].DescendantNodes().OfType<IdentifierNameSyntax>().Select(name => name.Identifier.Text)];
            found.AddRange(all.Where(type => named.Contains(type.Identifier.Text) && !found.Contains(type)));
        }

        return found;
    }
}
