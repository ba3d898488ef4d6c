namespace Assay.Cli.Tests.Types;

/// <summary>A factory that ends its process is the user's to correct, whenever it does so: it is no error of Assay's, and no library's.</summary>
public class MisbehavingFactoryTests
{
    private const string Source = """
        namespace Shop;
        public sealed class Order { public int Id { get; set; } }
        public static class Samples
        {
            public static Order Exits() { System.Environment.Exit(3); return new Order(); }
            public static Order ExitsInTheThirdProcess()
            {
                string folder = System.IO.Path.GetDirectoryName(typeof(Samples).Assembly.Location);
                System.IO.File.WriteAllText(System.IO.Path.Combine(folder, System.Environment.ProcessId + ".called"), "");
                if (System.IO.Directory.GetFiles(folder, "*.called").Length > 2)
                    System.Environment.Exit(3);
                return new Order();
            }
        }
        """;

    [Theory]
    [InlineData("Exits")]
    [InlineData("ExitsInTheThirdProcess")]
    public void A_factory_that_ends_its_process_is_named_whenever_it_does(string factory)
    {
        using WorkingFolder folder = new();
        UserAssembly.Compile(folder.Path, "Shop", Source);

        Answer answer = AssayProcess.Run(folder.Path, "run", "--types", "Shop.dll", "--root", "Shop.Order", "--factory", $"Shop.Samples.{factory}", "--rows", "reference/straight-line", "--out", "r.json");

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.EndsWith($"The factory Shop.Samples.{factory} ended the process by Environment.Exit(3); correct it, or give values with --sample.", answer.Errors.TrimEnd(), StringComparison.Ordinal);
        Assert.DoesNotContain("Assay's own code", answer.Errors, StringComparison.Ordinal);
    }
}
