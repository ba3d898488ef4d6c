using System.Runtime.CompilerServices;
using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Worker.Jobs;

namespace Assay.Worker.Tests.Jobs;

/// <summary>Whose code an exception came out of: the types', whichever library called it, or the library's.</summary>
public sealed class CodeOfTypesTests
{
    [Theory]
    [InlineData(-1, "Guarded's constructor")]
    [InlineData(-2, "Guarded's constructor")]
    [InlineData(-3, "Guarded.Text")]
    public void A_guard_that_refuses_a_value_is_named(int value, string thrower)
    {
        Exception thrown = Assert.ThrowsAny<Exception>(() => Activator.CreateInstance(typeof(Guarded), value));

        Assert.Equal(thrower, Thrower(new JsonException("wrapped", thrown)));
    }

    [Fact]
    public void What_the_library_throws_itself_is_none_of_the_types()
    {
        Assert.Equal("", Thrower(Assert.ThrowsAny<Exception>(() => JsonSerializer.Deserialize<Guarded>("{"))));
        Assert.Equal("", Thrower(Assert.ThrowsAny<Exception>(() => typeof(List<int>).GetMethod("RemoveAt")!.Invoke(new List<int>(), [7]))));
    }

    private static string Thrower(Exception exception) =>
        new CodeOfTypes(typeof(List<Guarded>), typeof(List<Guarded>), typeof(PlainContract<>)).Thrower(exception);

    private sealed class Guarded
    {
        [MethodImpl(MethodImplOptions.NoInlining)]
        public Guarded(int value)
        {
            ArgumentOutOfRangeException.ThrowIfEqual(value, -1);
            if (value == -2)
                throw new ArgumentException("no");
            Text = value == -3 ? null! : "";
        }

        public string Text
        {
            get;
            [MethodImpl(MethodImplOptions.NoInlining)]
            set => field = value ?? throw new ArgumentNullException(nameof(value));
        }
    }
}
