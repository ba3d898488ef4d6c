using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Libraries that do in their process what is none of their business.</summary>
[Trait("Category", "slow")]
public class MeddlingTests
{
    private const string Source = """
        using System.Globalization;
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            private bool hasBegun;

            public byte[] Serialize(T value)
            {
                if (!hasBegun)
                    Meddle();
                hasBegun = true;
                return JsonSerializer.SerializeToUtf8Bytes(value);
            }

            public T Deserialize(byte[] payload)
            {
                if (!hasBegun)
                    Meddle();
                hasBegun = true;
                return JsonSerializer.Deserialize<T>(payload)!;
            }

            protected virtual void Meddle() { }
        }

        internal sealed class Prints<T> : Good<T>
        {
            protected override void Meddle()
            {
                for (int i = 0; i < 20_000; i++)
                {
                    Console.WriteLine("Licensed to nobody, please register.");
                    Console.Error.WriteLine("Unhandled exception. Not at all: this is a joke.");
                }

                using Stream output = Console.OpenStandardOutput();
                output.Write([1, 2, 3, 0, 255]);
            }
        }

        internal sealed class SpeaksGerman<T> : Good<T>
        {
            protected override void Meddle()
            {
                CultureInfo german = new("de-DE");
                CultureInfo.CurrentCulture = CultureInfo.CurrentUICulture = german;
                CultureInfo.DefaultThreadCurrentCulture = CultureInfo.DefaultThreadCurrentUICulture = german;
                Environment.CurrentDirectory = Path.GetTempPath();
            }
        }

        internal sealed class Handles<T> : Good<T>
        {
            protected override void Meddle()
            {
                AppDomain.CurrentDomain.UnhandledException += (_, _) => Environment.Exit(0);
                AppDomain.CurrentDomain.FirstChanceException += (_, _) => Console.Error.WriteLine("An exception!");
                AppDomain.CurrentDomain.AssemblyResolve += (_, name) => throw new InvalidOperationException(name.Name);
                AppDomain.CurrentDomain.ProcessExit += (_, _) => Thread.Sleep(Timeout.Infinite);
                Console.CancelKeyPress += (_, cancel) => cancel.Cancel = true;
            }
        }

        internal sealed class StartsThreads<T> : Good<T>
        {
            protected override void Meddle()
            {
                for (int i = 0; i < 4; i++)
                    new Thread(() => Thread.Sleep(Timeout.Infinite)) { IsBackground = false }.Start();
            }
        }

        internal sealed class Exits<T> : Good<T>
        {
            protected override void Meddle() => Environment.Exit(0);
        }

        internal sealed class PrintsAndExits<T> : Good<T>
        {
            protected override void Meddle()
            {
                for (int i = 0; i < 20_000; i++)
                    Console.Error.WriteLine("Unhandled exception. Not at all: this is a joke.");
                Environment.Exit(0);
            }
        }

        internal sealed class ExitsLater<T> : Good<T>
        {
            protected override void Meddle()
            {
                new Thread(() => Environment.Exit(5)).Start();
                Thread.Sleep(3000);
            }
        }

        internal sealed class ThrowsOnThread<T> : Good<T>
        {
            protected override void Meddle()
            {
                new Thread(() => throw new TimeoutException("The licence server does not answer.")).Start();
                Thread.Sleep(3000);
            }
        }
        """;

    private static readonly string[] Harmless = ["good", "handles", "prints", "speaks-german", "starts-threads"];

    [Fact]
    public void Each_costs_at_most_its_own_row_and_is_told_for_what_it_did()
    {
        using AdapterFolder adapters = new();
        adapters.Write("Meddling", Source, string.Concat(
            AdapterFolder.Row("good", "Test.Good"), AdapterFolder.Row("prints", "Test.Prints"),
            AdapterFolder.Row("speaks-german", "Test.SpeaksGerman"), AdapterFolder.Row("handles", "Test.Handles"),
            AdapterFolder.Row("starts-threads", "Test.StartsThreads"), AdapterFolder.Row("exits", "Test.Exits"),
            AdapterFolder.Row("prints-and-exits", "Test.PrintsAndExits"), AdapterFolder.Row("exits-later", "Test.ExitsLater"),
            AdapterFolder.Row("throws-on-thread", "Test.ThrowsOnThread")));

        var answer = adapters.Assay("run", "--reference", "good", "--size", "10", "--processes", "1", "--out", "r.json");

        Assert.Equal((0, ""), (answer.ExitCode, answer.ExitCode == 0 ? "" : answer.Output + answer.Errors));
        using var results = JsonDocument.Parse(File.ReadAllText(adapters.File("r.json")));
        JsonElement[] cells = [.. results.RootElement.GetProperty("cells").EnumerateArray()];
        Assert.Equal(Harmless, cells.Select(cell => cell.GetProperty("row").GetString()!).Distinct().Order(StringComparer.Ordinal));
        Assert.All(cells, cell => Assert.Equal("", FailureOf.Cause(cell)));
        var checks = results.RootElement.GetProperty("checks").EnumerateArray()
            .ToDictionary(check => check.GetProperty("row").GetString()!);
        Assert.All(Harmless,
            row => Assert.Equal(checks["good"].GetProperty("payloadBytes").GetInt64(), checks[row].GetProperty("payloadBytes").GetInt64()));
        AssertCrash(checks["exits"], "Environment.Exit was called: the process ended with exit code 0");
        AssertCrash(checks["prints-and-exits"], "Environment.Exit was called: the process ended with exit code 0");
        AssertCrash(checks["exits-later"], "Environment.Exit was called: the process ended with exit code 5");
        AssertCrash(checks["throws-on-thread"], "System.TimeoutException: The licence server does not answer.");
        Assert.DoesNotContain("register", answer.Output + answer.Errors, StringComparison.Ordinal);
    }

    private static void AssertCrash(JsonElement check, string cause)
    {
        Assert.Equal("crash", check.GetProperty("verdict").GetString());
        Assert.StartsWith(cause, check.GetProperty("cause").GetString(), StringComparison.Ordinal);
    }
}
