using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace Assay.Architecture.Tests;

/// <summary>The command line writes to the streams that it is given: one place opens those of the process.</summary>
public class ConsoleUse
{
    [Fact]
    public void One_file_of_the_command_line_names_the_console()
    {
        var folder = Path.Combine(Repository.Root, "src", "Assay.Cli");
        string[] naming = [.. Repository.SourceFiles
            .Where(file => file.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal)
                && NamesConsole(File.ReadAllText(file)))
            .Select(file => Path.GetRelativePath(folder, file).Replace('\\', '/'))];

        Assert.Equal(["Display/StandardStreams.cs"], naming);
    }

    [Theory]
    [InlineData("class Said { void Say() => Console.Error.WriteLine(); }", true)]
    [InlineData("class Said { void Say() => System.Console.WriteLine(); }", true)]
    [InlineData("using static System.Console; class Said { void Say() => WriteLine(); }", true)]
    [InlineData("using Spectre.Console; class Said { string Say() => \"Console.WriteLine()\"; }", false)]
    public void The_console_is_found_by_name_and_that_of_Spectre_is_another(string source, bool isFound) =>
        Assert.Equal(isFound, NamesConsole(source));

    private static bool NamesConsole(string source) => CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(LanguageVersion.Preview))
        .GetRoot().DescendantNodes().OfType<IdentifierNameSyntax>()
        .Any(name => name.Identifier.ValueText == nameof(Console)
            && name.Parent is not QualifiedNameSyntax { Left: IdentifierNameSyntax { Identifier.ValueText: "Spectre" } });
}
