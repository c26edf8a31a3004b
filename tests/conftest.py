"""For every test: property tests have no deadline, because no test may depend on the speed of the machine."""

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
