using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>Types of F# and Visual Basic: their compilers name the fields behind properties and events otherwise than that of C#.</summary>
public class OtherLanguagesTests
{
    private const string FSharp = """
        namespace Shop

        type Shape =
            | Circle of radius: float
            | Square of float
            | Nothing

        type Line = { Sku: string; Quantity: int }

        type Order =
            { Id: int
              Customer: string option
              Lines: Line list
              Stock: Map<string, int>
              Tags: Set<string>
              Discount: decimal voption }

        type Drawing = { Shapes: Shape[]; First: Shape }
        """;

    private const string VisualBasic = """
        Imports System.Collections.Generic
        Public Class Order
            Public Property Id As Integer
            Public Property Customer As String
            Public Property Lines As New List(Of String)
            Public Event Changed As System.EventHandler
        End Class
        """;

    [Fact]
    public void Members_of_a_Visual_Basic_class_are_its_properties_and_events_are_none()
    {
        using WorkingFolder folder = new();
        WriteProject(folder, "Orders.vbproj", "Order.vb", VisualBasic, "<RootNamespace>Shop</RootNamespace>");
        File.WriteAllText(folder.File("orders.json"), """{"Id": 7, "Customer": "Ann", "Lines": ["a", "b"]}""");

        var answer = Check(folder, "Orders.vbproj", "Shop.Order", "system.text.json/reflection", "--sample", "orders.json");

        AssertWritten(answer, """{"Id":7,"Customer":"Ann","Lines":["a","b"]}""");
    }

    [Fact]
    [Trait("Category", "slow")]
    public void An_FSharp_record_takes_lists_maps_and_options_from_a_sample_as_JSON_has_them()
    {
        using WorkingFolder folder = new();
        WriteProject(folder, "Orders.fsproj", "Order.fs", FSharp,
            """</PropertyGroup><ItemGroup><Compile Include="Order.fs" /></ItemGroup><PropertyGroup>""");
        var sample = """{"Id":7,"Customer":"Ann","Lines":[{"Sku":"a","Quantity":1}],"Stock":{"a":1},"Tags":["x","y"],"Discount":1.5}""";
        File.WriteAllText(folder.File("orders.json"), sample);

        var answer = Check(folder, "Orders.fsproj", "Shop.Order", "system.text.json/reflection", "--sample", "orders.json");

        AssertWritten(answer, sample);
        var union = Check(folder, "Orders.fsproj", "Shop.Drawing", "json.net/reused");
        Assert.Contains("\"verdict\": \"supported\"", union.Output, StringComparison.Ordinal);
    }

    private static Answer Check(WorkingFolder folder, string project, string root, string row, params string[] more) =>
        AssayInProcess.Run(folder.Path, ["check", "--types", project, "--root", root, "--rows", row, "--format", "json", .. more]);

    private static void AssertWritten(Answer answer, string json)
    {
        Assert.Equal((0, ""), (answer.ExitCode, answer.ExitCode == 0 ? "" : answer.Output + answer.Errors));
        Assert.DoesNotContain("The sample", answer.Errors, StringComparison.Ordinal);
        using var tables = JsonDocument.Parse(answer.Output);
        var row = tables.RootElement.GetProperty("data")[0].GetProperty("rows")[0];
        Assert.Equal(("supported", json.Length), (row.GetProperty("verdict").GetString(), row.GetProperty("payloadBytes").GetInt32()));
    }

    private static void WriteProject(WorkingFolder folder, string project, string file, string source, string properties)
    {
        File.WriteAllText(folder.File(file), source);
        File.WriteAllText(folder.File(project), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net8.0</TargetFramework>{properties}</PropertyGroup>
            </Project>
            """);
    }
}
